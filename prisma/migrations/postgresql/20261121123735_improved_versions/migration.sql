-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "originalId" TEXT;

-- CreateIndex
CREATE INDEX "Upload_originalId_idx" ON "Upload"("originalId");
