import { ButtonLink } from '@/components/ui/button';

/** The page for addresses that lead nowhere. */
export const NotFoundText = () => (
  <div className="measure space-y-4 py-12">
    <h1 className="text-2xl">404 Page Not Found</h1>
    <p>Did you forget to add the page to the router?</p>
    <p>
      <ButtonLink href="/" variant="outline">
        Go to the start page
      </ButtonLink>
    </p>
  </div>
);
