-- CreateTable
CREATE TABLE "SentText" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "analysisId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    CONSTRAINT "SentText_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ClaudeCall" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "analysisId" TEXT,
    "purpose" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "requests" INTEGER NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "cacheReadTokens" INTEGER NOT NULL,
    "cacheWriteTokens" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "kept" INTEGER NOT NULL,
    "dropped" INTEGER NOT NULL,
    "ms" INTEGER NOT NULL,
    CONSTRAINT "ClaudeCall_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ClaudeDay" (
    "day" TEXT NOT NULL PRIMARY KEY,
    "tokens" INTEGER NOT NULL
);

-- CreateIndex
CREATE INDEX "SentText_analysisId_createdAt_idx" ON "SentText"("analysisId", "createdAt");

-- CreateIndex
CREATE INDEX "ClaudeCall_createdAt_idx" ON "ClaudeCall"("createdAt");

-- CreateIndex
CREATE INDEX "ClaudeCall_analysisId_idx" ON "ClaudeCall"("analysisId");
