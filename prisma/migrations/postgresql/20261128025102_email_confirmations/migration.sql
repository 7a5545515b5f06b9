-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "confirmAt" TIMESTAMP(3),
ADD COLUMN     "confirmTries" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Lead_confirmAt_idx" ON "Lead"("confirmAt");
