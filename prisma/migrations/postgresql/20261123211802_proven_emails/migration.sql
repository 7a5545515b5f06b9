-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "proven" BOOLEAN NOT NULL DEFAULT false;

-- Anybody with the address of a report could set its email until now: such a report is its browser's again.
UPDATE "Upload" SET "personKey" = "ownerHash" WHERE "personKey" LIKE '%@%';
