-- CreateTable
CREATE TABLE "Suppression" (
    "emailHash" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Deletion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "recordId" TEXT NOT NULL,
    "askedBy" TEXT NOT NULL,
    "analyses" INTEGER NOT NULL,
    "emails" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Complaint" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "keyId" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "acknowledgedAt" DATETIME,
    "closedAt" DATETIME
);

-- CreateTable
CREATE TABLE "JobRun" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "job" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ms" INTEGER NOT NULL,
    "removed" TEXT NOT NULL
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "emailSearch" TEXT NOT NULL,
    "analysisId" TEXT,
    "marketingConsent" BOOLEAN NOT NULL DEFAULT false,
    "consentAt" DATETIME,
    "consentWording" TEXT,
    "withdrawnAt" DATETIME,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Lead_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Lead" ("analysisId", "consentAt", "consentWording", "createdAt", "email", "emailSearch", "id", "marketingConsent", "sample") SELECT "analysisId", "consentAt", "consentWording", "createdAt", "email", "emailSearch", "id", "marketingConsent", "sample" FROM "Lead";
DROP TABLE "Lead";
ALTER TABLE "new_Lead" RENAME TO "Lead";
CREATE UNIQUE INDEX "Lead_analysisId_key" ON "Lead"("analysisId");
CREATE INDEX "Lead_sample_createdAt_id_emailSearch_idx" ON "Lead"("sample", "createdAt", "id", "emailSearch");
CREATE INDEX "Lead_emailSearch_id_idx" ON "Lead"("emailSearch", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Deletion_createdAt_idx" ON "Deletion"("createdAt");

-- CreateIndex
CREATE INDEX "Deletion_recordId_idx" ON "Deletion"("recordId");

-- CreateIndex
CREATE INDEX "Complaint_createdAt_idx" ON "Complaint"("createdAt");

-- CreateIndex
CREATE INDEX "JobRun_job_startedAt_idx" ON "JobRun"("job", "startedAt");
