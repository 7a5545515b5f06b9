-- DropIndex
DROP INDEX "Analysis_createdAt_id_idx";

-- DropIndex
DROP INDEX "Analysis_score_id_idx";

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "leadId" TEXT NOT NULL PRIMARY KEY,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failedAt" DATETIME,
    CONSTRAINT "WebhookDelivery_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "adminId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "AdminSession_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LoginAttempts" (
    "accountHash" TEXT NOT NULL PRIMARY KEY,
    "failures" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Upload" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "filename" TEXT NOT NULL,
    "filenameSearch" TEXT NOT NULL,
    "fileType" TEXT NOT NULL,
    "contentLength" INTEGER NOT NULL,
    "pages" INTEGER NOT NULL,
    "fallback" BOOLEAN NOT NULL,
    "ownerHash" TEXT NOT NULL,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "personKey" TEXT NOT NULL DEFAULT '',
    "document" TEXT NOT NULL
);
INSERT INTO "new_Upload" ("contentLength", "createdAt", "document", "fallback", "fileType", "filename", "filenameSearch", "id", "ownerHash", "pages", "sample") SELECT "contentLength", "createdAt", "document", "fallback", "fileType", "filename", "filenameSearch", "id", "ownerHash", "pages", "sample" FROM "Upload";
DROP TABLE "Upload";
ALTER TABLE "new_Upload" RENAME TO "Upload";
CREATE INDEX "Upload_createdAt_id_idx" ON "Upload"("createdAt", "id");
CREATE INDEX "Upload_sample_createdAt_id_personKey_filenameSearch_idx" ON "Upload"("sample", "createdAt", "id", "personKey", "filenameSearch");
CREATE INDEX "Upload_sample_filenameSearch_id_idx" ON "Upload"("sample", "filenameSearch", "id");
CREATE INDEX "Upload_sample_contentLength_id_filenameSearch_idx" ON "Upload"("sample", "contentLength", "id", "filenameSearch");
CREATE INDEX "Upload_sample_personKey_createdAt_id_idx" ON "Upload"("sample", "personKey", "createdAt", "id");
CREATE INDEX "Upload_ownerHash_idx" ON "Upload"("ownerHash");
CREATE TABLE "new_Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "emailSearch" TEXT NOT NULL,
    "analysisId" TEXT NOT NULL,
    "marketingConsent" BOOLEAN NOT NULL DEFAULT false,
    "consentAt" DATETIME,
    "consentWording" TEXT,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Lead_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Lead" ("analysisId", "consentAt", "consentWording", "createdAt", "email", "emailSearch", "id", "marketingConsent") SELECT "analysisId", "consentAt", "consentWording", "createdAt", "email", "emailSearch", "id", "marketingConsent" FROM "Lead";
DROP TABLE "Lead";
ALTER TABLE "new_Lead" RENAME TO "Lead";
CREATE UNIQUE INDEX "Lead_analysisId_key" ON "Lead"("analysisId");
CREATE INDEX "Lead_sample_createdAt_id_emailSearch_idx" ON "Lead"("sample", "createdAt", "id", "emailSearch");
CREATE INDEX "Lead_emailSearch_id_idx" ON "Lead"("emailSearch", "id");
CREATE TABLE "new_Admin" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL
);
INSERT INTO "new_Admin" ("createdAt", "email", "id", "passwordHash") SELECT "createdAt", "email", "id", "passwordHash" FROM "Admin";
DROP TABLE "Admin";
ALTER TABLE "new_Admin" RENAME TO "Admin";
CREATE UNIQUE INDEX "Admin_email_key" ON "Admin"("email");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

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
CREATE INDEX "Analysis_sample_status_createdAt_id_summarySearch_idx" ON "Analysis"("sample", "status", "createdAt", "id", "summarySearch");

-- CreateIndex
CREATE INDEX "Analysis_sample_status_score_id_summarySearch_idx" ON "Analysis"("sample", "status", "score", "id", "summarySearch");

-- CreateIndex
CREATE INDEX "Analysis_sample_status_engine_errorId_idx" ON "Analysis"("sample", "status", "engine", "errorId");
