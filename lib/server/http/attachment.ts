/** Characters with a meaning in a header, a shell or a file system. */
const unsafe = /[^\w.\- ]+/g;

/**
 * Headers of a download. Old clients read the plain name, others the encoded one; neither name can leave the header or the download
 * folder.
 */
export function attachment(filename: string, contentType: string): Record<string, string> {
  const name = filename.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, '_').replace(/^\.+/, '_') || 'download';
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(unsafe, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
