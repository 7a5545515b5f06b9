-- CreateTable
CREATE TABLE "Upload" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "filename" TEXT NOT NULL,
    "filenameSearch" TEXT NOT NULL,
    "fileType" TEXT NOT NULL,
    "contentLength" INTEGER NOT NULL,
    "pages" INTEGER NOT NULL,
    "fallback" BOOLEAN NOT NULL,
    "ownerHash" TEXT NOT NULL,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "document" TEXT NOT NULL,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UploadFile" (
    "uploadId" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "UploadFile_pkey" PRIMARY KEY ("uploadId")
);

-- CreateTable
CREATE TABLE "UploadSecrets" (
    "uploadId" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "UploadSecrets_pkey" PRIMARY KEY ("uploadId")
);

-- CreateTable
CREATE TABLE "Analysis" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploadId" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "errorId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leaseUntil" TIMESTAMP(3),
    "options" TEXT NOT NULL,
    "result" TEXT,
    "score" INTEGER,
    "summary" TEXT,
    "summarySearch" TEXT,
    "engine" TEXT,
    "finishedAt" TIMESTAMP(3),
    "sample" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Lead" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "emailSearch" TEXT NOT NULL,
    "analysisId" TEXT NOT NULL,
    "marketingConsent" BOOLEAN NOT NULL DEFAULT false,
    "consentAt" TIMESTAMP(3),
    "consentWording" TEXT,

    CONSTRAINT "Lead_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OwnerToken" (
    "hash" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OwnerToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Admin" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "failedLogins" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMP(3),

    CONSTRAINT "Admin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "adminId" TEXT,
    "action" TEXT NOT NULL,
    "recordId" TEXT,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimiterFlexible" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "RateLimiterFlexible_pkey" PRIMARY KEY ("key")
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

-- AddForeignKey
ALTER TABLE "UploadFile" ADD CONSTRAINT "UploadFile_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UploadSecrets" ADD CONSTRAINT "UploadSecrets_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Analysis" ADD CONSTRAINT "Analysis_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lead" ADD CONSTRAINT "Lead_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;
