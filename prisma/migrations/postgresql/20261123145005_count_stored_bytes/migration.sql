-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "clientHash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "storedBytes" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Upload_clientHash_storedBytes_idx" ON "Upload"("clientHash", "storedBytes");

-- What is there already counts for the site.
UPDATE "Upload" SET "storedBytes" = "contentLength" + octet_length("document")
  + coalesce((SELECT sum(octet_length("result")) FROM "Analysis" WHERE "uploadId" = "Upload"."id"), 0);
