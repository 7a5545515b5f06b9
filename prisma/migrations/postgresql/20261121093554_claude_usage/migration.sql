-- CreateTable
CREATE TABLE "SentText" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "analysisId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "SentText_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClaudeCall" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
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

    CONSTRAINT "ClaudeCall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClaudeDay" (
    "day" TEXT NOT NULL,
    "tokens" INTEGER NOT NULL,

    CONSTRAINT "ClaudeDay_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "SentText_analysisId_createdAt_idx" ON "SentText"("analysisId", "createdAt");

-- CreateIndex
CREATE INDEX "ClaudeCall_createdAt_idx" ON "ClaudeCall"("createdAt");

-- CreateIndex
CREATE INDEX "ClaudeCall_analysisId_idx" ON "ClaudeCall"("analysisId");

-- AddForeignKey
ALTER TABLE "SentText" ADD CONSTRAINT "SentText_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClaudeCall" ADD CONSTRAINT "ClaudeCall_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;
