-- CreateTable
CREATE TABLE "Statement" (
    "analysisId" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "Statement_pkey" PRIMARY KEY ("analysisId")
);

-- AddForeignKey
ALTER TABLE "Statement" ADD CONSTRAINT "Statement_analysisId_fkey" FOREIGN KEY ("analysisId") REFERENCES "Analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;
