-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "corrections" TEXT;

-- CreateTable
CREATE TABLE "CorrectionCount" (
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "CorrectionCount_pkey" PRIMARY KEY ("kind")
);
