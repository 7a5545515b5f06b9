interface ProgressBarProps {
  /** 0..100. */
  percent: number;
  label: string;
  /** Said instead of the bare number. */
  valueText?: string;
}

export const ProgressBar = ({ percent, label, valueText }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
    aria-valuetext={valueText}
    className="h-2 overflow-hidden rounded-full bg-wash outline outline-rule"
  >
    <div
      className="h-full origin-left rounded-full bg-accent transition-transform duration-200 ease-out"
      style={{ transform: `scaleX(${Math.min(100, Math.max(0, percent)) / 100})` }}
    />
  </div>
);
