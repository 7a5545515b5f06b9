import { claims, isShown } from '@/lib/content/claims';
import type { Figures } from '@/lib/shared/admin';
import { countEngines, countErrors, countLeads, countScores, countUploadsPerDay } from '@/lib/server/db/figures';
import { readCorrectionCounts } from '@/lib/server/db/correction-counts';
import { findLastRun } from '@/lib/server/db/job-runs';
import { countDeliveries } from '@/lib/server/db/webhook-deliveries';
import { env } from '@/lib/server/env';
import { claudeFigures } from '../usage/claude-figures';
import { webhookTarget } from '@/lib/server/webhook/deliver-leads';

const dayMs = 24 * 60 * 60 * 1000;
const daysShown = 30;
const bandWidth = 10;

export async function readFigures(now: Date): Promise<Figures> {
  const firstDay = new Date(Math.floor(now.getTime() / dayMs) * dayMs - (daysShown - 1) * dayMs);
  const [perDay, leads, scores, engines, errors, corrections, webhook, claude, purge, backup] = await Promise.all([
    countUploadsPerDay(firstDay),
    countLeads(),
    countScores(),
    countEngines(),
    countErrors(),
    readCorrectionCounts(),
    webhookTarget() ? countDeliveries() : null,
    claudeFigures(now, firstDay),
    findLastRun('purge'),
    findLastRun('backup'),
  ]);
  return {
    uploadsPerDay: everyDay(firstDay, perDay),
    conversion: { analyses: scores.reduce((sum, { count }) => sum + count, 0), leads },
    scores: inBands(scores),
    engines,
    errors,
    corrections,
    webhook,
    unsourcedClaims: Object.values(claims).filter((claim) => isShown(claim, env().UNSOURCED_CLAIMS) && !claim.source.trim()).length,
    claude,
    lastPurge: purge?.startedAt.toISOString() ?? null,
    lastBackup: backup?.startedAt.toISOString() ?? null,
  };
}

function everyDay(firstDay: Date, perDay: { day: string; count: number }[]): Figures['uploadsPerDay'] {
  const counts = new Map(perDay.map(({ day, count }) => [day, count]));
  return Array.from({ length: daysShown }, (_, index) => {
    const day = new Date(firstDay.getTime() + index * dayMs).toISOString().slice(0, 10);
    return { day, uploads: counts.get(day) ?? 0 };
  });
}

function inBands(scores: { score: number; count: number }[]): Figures['scores'] {
  return Array.from({ length: 10 }, (_, index) => {
    const from = index * bandWidth;
    const to = index === 9 ? 100 : from + bandWidth - 1;
    const within = scores.filter(({ score }) => score >= from && score <= to);
    return { from, to, count: within.reduce((sum, { count }) => sum + count, 0) };
  });
}
