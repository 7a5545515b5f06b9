import { NextResponse } from 'next/server';
import { endpoint, route } from '@/lib/server/http/route';
import { openApiDocument } from '@/lib/server/http/openapi';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: route({ auth: 'visitor', needsDatabase: false }, async () => NextResponse.json(openApiDocument())),
});
