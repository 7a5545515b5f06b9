-- CreateTable
CREATE TABLE "Upload" (
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
    "document" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "UploadFile" (
    "uploadId" TEXT NOT NULL PRIMARY KEY,
    "keyId" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "UploadFile_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UploadSecrets" (
    "uploadId" TEXT NOT NULL PRIMARY KEY,
    "keyId" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    CONSTRAINT "UploadSecrets_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Analysis" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploadId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "errorId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leaseUntil" DATETIME,
    "options" TEXT NOT NULL,
    "result" TEXT,
    "score" INTEGER,
    "summary" TEXT,
    "summarySearch" TEXT,
    "engine" TEXT,
    "finishedAt" DATETIME,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Analysis_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "emailSearch" TEXT NOT NULL,
    "analysisId" TEXT NOT NULL,
    "marketingConsent" BOOLEAN NOT NULL DEFAULT false,
    "consentAt" DATETIME,
    "consentWording" TEXT,
    CONSTRAINT "Lead_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OwnerToken" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "keyId" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Admin" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "failedLogins" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" DATETIME
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "adminId" TEXT,
    "action" TEXT NOT NULL,
    "recordId" TEXT
);

-- CreateTable
CREATE TABLE "RateLimiterFlexible" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL,
    "expire" DATETIME
);

-- CreateIndex
CREATE INDEX "Upload_createdAt_id_idx" ON "Upload"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Upload_filenameSearch_idx" ON "Upload"("filenameSearch");

-- CreateIndex
CREATE INDEX "Upload_contentLength_id_idx" ON "Upload"("contentLength", "id");

-- CreateIndex
CREATE INDEX "Upload_ownerHash_idx" ON "Upload"("ownerHash");

-- CreateIndex
CREATE INDEX "Analysis_createdAt_id_idx" ON "Analysis"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Analysis_uploadId_idx" ON "Analysis"("uploadId");

-- CreateIndex
CREATE INDEX "Analysis_score_id_idx" ON "Analysis"("score", "id");

-- CreateIndex
CREATE INDEX "Analysis_status_leaseUntil_idx" ON "Analysis"("status", "leaseUntil");

-- CreateIndex
CREATE UNIQUE INDEX "Lead_analysisId_key" ON "Lead"("analysisId");

-- CreateIndex
CREATE INDEX "Lead_createdAt_id_idx" ON "Lead"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Lead_emailSearch_id_idx" ON "Lead"("emailSearch", "id");

-- CreateIndex
CREATE INDEX "OwnerToken_expiresAt_idx" ON "OwnerToken"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Admin_email_key" ON "Admin"("email");

-- CreateIndex
CREATE INDEX "AuditEvent_createdAt_idx" ON "AuditEvent"("createdAt");
