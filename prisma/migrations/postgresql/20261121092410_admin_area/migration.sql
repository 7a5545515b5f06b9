-- DropIndex
DROP INDEX "Upload_filenameSearch_idx";

-- DropIndex
DROP INDEX "Upload_contentLength_id_idx";

-- DropIndex
DROP INDEX "Analysis_createdAt_id_idx";

-- DropIndex
DROP INDEX "Analysis_score_id_idx";

-- DropIndex
DROP INDEX "Lead_createdAt_id_idx";

-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "personKey" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "sample" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Admin" DROP COLUMN "failedLogins",
DROP COLUMN "lockedUntil",
DROP COLUMN "sessionVersion";

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "leadId" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failedAt" TIMESTAMP(3),

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("leadId")
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "id" TEXT NOT NULL,
    "adminId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AdminSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LoginAttempts" (
    "accountHash" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LoginAttempts_pkey" PRIMARY KEY ("accountHash")
);

-- Rows from before: whose each upload is, and no more of a summary than an index entry holds.
UPDATE "Upload" SET "personKey" = COALESCE(
    (SELECT "Lead"."emailSearch" FROM "Lead" JOIN "Analysis" ON "Analysis"."id" = "Lead"."analysisId"
     WHERE "Analysis"."uploadId" = "Upload"."id" ORDER BY "Lead"."createdAt" LIMIT 1), "ownerHash");
UPDATE "Analysis" SET "summarySearch" = SUBSTR("summarySearch", 1, 500);

-- CreateIndex
CREATE INDEX "WebhookDelivery_failedAt_dueAt_idx" ON "WebhookDelivery"("failedAt", "dueAt");

-- CreateIndex
CREATE INDEX "AdminSession_adminId_idx" ON "AdminSession"("adminId");

-- CreateIndex
CREATE INDEX "AdminSession_expiresAt_idx" ON "AdminSession"("expiresAt");

-- CreateIndex
CREATE INDEX "LoginAttempts_expiresAt_idx" ON "LoginAttempts"("expiresAt");

-- CreateIndex
CREATE INDEX "Upload_sample_createdAt_id_personKey_filenameSearch_idx" ON "Upload"("sample", "createdAt", "id", "personKey", "filenameSearch");

-- CreateIndex
CREATE INDEX "Upload_sample_filenameSearch_id_idx" ON "Upload"("sample", "filenameSearch", "id");

-- CreateIndex
CREATE INDEX "Upload_sample_contentLength_id_filenameSearch_idx" ON "Upload"("sample", "contentLength", "id", "filenameSearch");

-- CreateIndex
CREATE INDEX "Upload_sample_personKey_createdAt_id_idx" ON "Upload"("sample", "personKey", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Analysis_sample_status_createdAt_id_summarySearch_idx" ON "Analysis"("sample", "status", "createdAt", "id", "summarySearch");

-- CreateIndex
CREATE INDEX "Analysis_sample_status_score_id_summarySearch_idx" ON "Analysis"("sample", "status", "score", "id", "summarySearch");

-- CreateIndex
CREATE INDEX "Analysis_sample_status_engine_errorId_idx" ON "Analysis"("sample", "status", "engine", "errorId");

-- CreateIndex
CREATE INDEX "Lead_sample_createdAt_id_emailSearch_idx" ON "Lead"("sample", "createdAt", "id", "emailSearch");

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminSession" ADD CONSTRAINT "AdminSession_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
