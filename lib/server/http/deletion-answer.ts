import { NextResponse } from 'next/server';

/** Answers 204 with the address of the receipt, which says when it was deleted and how many records. */
export const deletionAnswer = (receipt: string | null): NextResponse =>
  new NextResponse(null, { status: 204, headers: receipt ? { location: `/api/cv/deletion/${receipt}`, 'deletion-receipt': receipt } : {} });
