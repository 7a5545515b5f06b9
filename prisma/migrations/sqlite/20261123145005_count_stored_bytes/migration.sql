-- AlterTable
-- Added in place: what points to an upload would be deleted with the table that a new one replaces.
ALTER TABLE "Upload" ADD COLUMN "clientHash" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Upload" ADD COLUMN "storedBytes" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Upload_clientHash_storedBytes_idx" ON "Upload"("clientHash", "storedBytes");

-- What is there already counts for the site.
UPDATE "Upload" SET "storedBytes" = "contentLength" + length(CAST("document" AS BLOB))
  + coalesce((SELECT sum(length(CAST("result" AS BLOB))) FROM "Analysis" WHERE "uploadId" = "Upload"."id"), 0);
