-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OwnerToken" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "expiresAt" DATETIME NOT NULL
);
INSERT INTO "new_OwnerToken" ("expiresAt", "hash") SELECT "expiresAt", "hash" FROM "OwnerToken";
DROP TABLE "OwnerToken";
ALTER TABLE "new_OwnerToken" RENAME TO "OwnerToken";
CREATE INDEX "OwnerToken_expiresAt_idx" ON "OwnerToken"("expiresAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
