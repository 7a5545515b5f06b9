/** Marks what the email unlocks. */
export const PremiumBadge = () => (
  <span className="inline-flex items-center rounded-full border border-rule-strong px-2.5 py-0.5 text-xs font-semibold text-ink-soft">
    Premium Feature
  </span>
);
