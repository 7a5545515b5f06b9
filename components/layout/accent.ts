/** Colour sums for a host's accent: sRGB channels 0..255, contrast as WCAG 2.2 defines it. */
interface Rgb {
  r: number;
  g: number;
  b: number;
}

const backgrounds = { light: { r: 251, g: 251, b: 249 }, dark: { r: 33, g: 40, b: 51 } } as const;
const white: Rgb = { r: 255, g: 255, b: 255 };
const black: Rgb = { r: 0, g: 0, b: 0 };
const minimumContrast = 4.5;
const toneSteps = 40;

function parse(hex: string): Rgb | null {
  if (!/^[0-9a-f]{6}$/i.test(hex)) return null;
  const value = parseInt(hex, 16);
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255 };
}

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => ({
  r: Math.round(from.r + (to.r - from.r) * share),
  g: Math.round(from.g + (to.g - from.g) * share),
  b: Math.round(from.b + (to.b - from.b) * share),
});

const write = ({ r, g, b }: Rgb): string => `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Darkens or lightens step by step until the colour can be read as text on the theme's background. */
function readableOn(colour: Rgb, background: Rgb, towards: Rgb): Rgb {
  for (let step = 0; step <= toneSteps; step += 1) {
    const candidate = mix(colour, towards, step / toneSteps);
    if (contrast(candidate, background) >= minimumContrast) return candidate;
  }
  return towards;
}

const inkOn = (colour: Rgb): Rgb => (contrast(colour, white) >= contrast(colour, black) ? white : black);

/** CSS variables for both themes; empty for anything that is no six-digit colour, so that a malformed one is ignored. */
export function accentVariables(hex: string): Record<string, string> {
  const colour = parse(hex);
  if (!colour) return {};
  const light = readableOn(colour, backgrounds.light, black);
  const dark = readableOn(colour, backgrounds.dark, white);
  return {
    '--accent-on-light': write(light),
    '--accent-ink-on-light': write(inkOn(light)),
    '--accent-on-dark': write(dark),
    '--accent-ink-on-dark': write(inkOn(dark)),
  };
}
