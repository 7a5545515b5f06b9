'use client';

import { Smartphone } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { PartBoundary } from '@/components/ui/part-boundary';

const CarryOnDialog = dynamic(() => import('./carry-on-dialog'), { ssr: false });

/** For the owner: a way to open the same report, with its draft, on another device. */
export function CarryOn({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Smartphone className="size-4.5" />
        Carry on elsewhere
      </Button>
      {isOpen && (
        <PartBoundary fallback={<p role="alert">This could not be opened. Please load the page again when you are back online.</p>}>
          <CarryOnDialog id={id} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
