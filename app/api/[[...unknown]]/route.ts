import { AppError } from '@/lib/shared/errors';
import { endpoint, route } from '@/lib/server/http/route';

const notFound = route({ auth: 'visitor', needsDatabase: false }, async () => {
  throw new AppError('request/NOT_FOUND');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
});
