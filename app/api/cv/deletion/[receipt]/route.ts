import { NextResponse } from 'next/server';
import { AppError } from '@/lib/shared/errors';
import { findReceipt } from '@/lib/server/db/deletions';
import { receiptParams } from '@/lib/server/http/ids';
import { endpoint, route } from '@/lib/server/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', params: receiptParams, paramsError: 'request/NOT_FOUND' }, async ({ params: { receipt } }) => {
    const found = await findReceipt(receipt);
    if (!found) throw new AppError('request/NOT_FOUND');
    return NextResponse.json(found);
  }),
});
