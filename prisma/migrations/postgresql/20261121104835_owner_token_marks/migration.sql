-- AlterTable
ALTER TABLE "OwnerToken" DROP COLUMN "bytes",
DROP COLUMN "keyId";
