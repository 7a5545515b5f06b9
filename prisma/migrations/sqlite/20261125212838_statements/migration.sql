-- CreateTable
CREATE TABLE "Statement" (
    "analysisId" TEXT NOT NULL PRIMARY KEY,
    "keyId" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "Statement_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
