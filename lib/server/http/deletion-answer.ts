import { NextResponse } from 'next/server';

/** 204, and where to read the receipt: that it is done, when, and how much went. */
export const deletionAnswer = (receipt: string | null): NextResponse =>
  new NextResponse(null, { status: 204, headers: receipt ? { location: `/api/cv/deletion/${receipt}`, 'deletion-receipt': receipt } : {} });
