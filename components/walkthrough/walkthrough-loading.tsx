export const WalkthroughLoading = () => (
  <div role="status" className="space-y-2 py-12">
    <p className="font-serif text-xl font-semibold">Loading CV Analysis...</p>
    <p className="text-ink-soft">Your personalised CV data is being retrieved.</p>
  </div>
);
