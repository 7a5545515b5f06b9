-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "confirmRefusal" TEXT;
