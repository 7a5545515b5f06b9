/** One piece of advice as the report shows it. */
export interface AdviceWords {
  title: string;
  description: string;
  type: string;
  minutes: number;
}
