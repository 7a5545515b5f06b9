-- CreateTable
CREATE TABLE "Advert" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "analysisId" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "Advert_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HandOver" (
    "analysisId" TEXT NOT NULL PRIMARY KEY,
    "expiresAt" DATETIME NOT NULL,
    "codeHash" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "HandOver_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Advert_analysisId_createdAt_idx" ON "Advert"("analysisId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "HandOver_codeHash_key" ON "HandOver"("codeHash");

-- CreateIndex
CREATE INDEX "HandOver_expiresAt_idx" ON "HandOver"("expiresAt");
