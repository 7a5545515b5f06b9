-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN "corrections" TEXT;

-- CreateTable
CREATE TABLE "CorrectionCount" (
    "kind" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL
);
