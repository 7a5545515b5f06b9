-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "email" TEXT NOT NULL,
    "emailSearch" TEXT NOT NULL,
    "proven" BOOLEAN NOT NULL DEFAULT false,
    "confirmAt" DATETIME,
    "confirmTries" INTEGER NOT NULL DEFAULT 0,
    "analysisId" TEXT,
    "marketingConsent" BOOLEAN NOT NULL DEFAULT false,
    "consentAt" DATETIME,
    "consentWording" TEXT,
    "withdrawnAt" DATETIME,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Lead_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Lead" ("analysisId", "consentAt", "consentWording", "createdAt", "email", "emailSearch", "id", "marketingConsent", "proven", "sample", "withdrawnAt") SELECT "analysisId", "consentAt", "consentWording", "createdAt", "email", "emailSearch", "id", "marketingConsent", "proven", "sample", "withdrawnAt" FROM "Lead";
DROP TABLE "Lead";
ALTER TABLE "new_Lead" RENAME TO "Lead";
CREATE UNIQUE INDEX "Lead_analysisId_key" ON "Lead"("analysisId");
CREATE INDEX "Lead_sample_createdAt_id_emailSearch_idx" ON "Lead"("sample", "createdAt", "id", "emailSearch");
CREATE INDEX "Lead_emailSearch_id_idx" ON "Lead"("emailSearch", "id");
CREATE INDEX "Lead_confirmAt_idx" ON "Lead"("confirmAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
