import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

const tick = { fill: 'var(--ink-faint)', fontSize: 12 };

/** A bar chart. It is loaded separately, because it brings the chart library. */
const FigureChart = ({ rows }: { rows: { name: string; count: number }[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart data={rows} margin={{ top: 12, right: 4, bottom: 0, left: -16 }} accessibilityLayer={false}>
      <CartesianGrid vertical={false} stroke="var(--rule)" />
      <XAxis dataKey="name" tick={tick} tickLine={false} stroke="var(--rule-strong)" minTickGap={24} />
      <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} />
      <Tooltip
        cursor={{ fill: 'var(--wash)' }}
        contentStyle={{ background: 'var(--sheet)', borderColor: 'var(--rule-strong)', color: 'var(--ink)', fontSize: 13 }}
      />
      <Bar dataKey="count" name="Count" fill="var(--accent)" isAnimationActive={false} />
    </BarChart>
  </ResponsiveContainer>
);

export default FigureChart;
