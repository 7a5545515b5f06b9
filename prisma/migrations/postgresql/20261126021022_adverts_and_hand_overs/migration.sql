-- CreateTable
CREATE TABLE "Advert" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "analysisId" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "Advert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HandOver" (
    "analysisId" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "codeHash" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "HandOver_pkey" PRIMARY KEY ("analysisId")
);

-- CreateIndex
CREATE INDEX "Advert_analysisId_createdAt_idx" ON "Advert"("analysisId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "HandOver_codeHash_key" ON "HandOver"("codeHash");

-- CreateIndex
CREATE INDEX "HandOver_expiresAt_idx" ON "HandOver"("expiresAt");

-- AddForeignKey
ALTER TABLE "Advert" ADD CONSTRAINT "Advert_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandOver" ADD CONSTRAINT "HandOver_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;
