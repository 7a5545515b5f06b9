/**
 * The package's own types name only what its rendering classes use. This is the part of PDFium's C interface
 * that reading needs, as the module really exports it; pointers and handles are plain numbers, 0 is 'none'.
 */
declare module '@hyzyla/pdfium' {
  export interface Pdfium {
    HEAPU8: Uint8Array;
    HEAPU16: Uint16Array;
    HEAP32: Int32Array;
    HEAPU32: Uint32Array;
    HEAPF32: Float32Array;
    HEAPF64: Float64Array;
    /** The same functions as below, without the underscore and without the package's wrappers. */
    wasmExports: Readonly<Record<string, unknown>>;
    _malloc(size: number): number;
    _free(pointer: number): void;

    _FPDF_InitLibrary(): void;
    _FPDF_LoadMemDocument(data: number, size: number, password: number): number;
    _FPDF_CloseDocument(document: number): void;
    _FPDF_GetLastError(): number;
    _FPDF_GetPageCount(document: number): number;
    _FPDF_GetMetaText(document: number, tag: number, buffer: number, size: number): number;

    _FPDF_LoadPage(document: number, index: number): number;
    _FPDF_ClosePage(page: number): void;
    _FPDF_GetPageWidthF(page: number): number;
    _FPDF_GetPageHeightF(page: number): number;
    _FPDF_PageToDevice(
      page: number,
      startX: number,
      startY: number,
      sizeX: number,
      sizeY: number,
      rotate: number,
      x: number,
      y: number,
      outX: number,
      outY: number,
    ): number;

    _FPDFPage_CountObjects(page: number): number;
    _FPDFPage_GetObject(page: number, index: number): number;
    _FPDFPageObj_GetType(object: number): number;
    _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
    _FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, a: number): number;
    _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
    _FPDFPath_CountSegments(path: number): number;
    _FPDFPath_GetDrawMode(path: number, fillMode: number, stroke: number): number;

    _FPDFText_LoadPage(page: number): number;
    _FPDFText_ClosePage(textPage: number): void;
    _FPDFText_CountChars(textPage: number): number;
    _FPDFText_GetUnicode(textPage: number, index: number): number;
    _FPDFText_IsGenerated(textPage: number, index: number): number;
    _FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
    _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
    _FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number;
    _FPDFText_GetCharBox(textPage: number, index: number, left: number, right: number, bottom: number, top: number): number;
    _FPDFText_GetTextObject(textPage: number, index: number): number;
    _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
    _FPDFText_GetFontSize(textPage: number, index: number): number;

    _FPDFTextObj_GetFont(object: number): number;
    _FPDFTextObj_GetTextRenderMode(object: number): number;
    _FPDFFont_GetBaseFontName(font: number, buffer: number, size: number): number;
    _FPDFFont_GetWeight(font: number): number;
    _FPDFFont_GetItalicAngle(font: number, angle: number): number;

    _FPDFLink_Enumerate(page: number, position: number, link: number): number;
    _FPDFLink_GetAnnotRect(link: number, rect: number): number;
    _FPDFLink_GetAction(link: number): number;
    _FPDFAction_GetURIPath(document: number, action: number, buffer: number, size: number): number;

    _FPDFBitmap_CreateEx(width: number, height: number, format: number, scan0: number, stride: number): number;
    _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, colour: number): void;
    _FPDFBitmap_GetBuffer(bitmap: number): number;
    _FPDFBitmap_GetStride(bitmap: number): number;
    _FPDFBitmap_Destroy(bitmap: number): void;
    _FPDF_RenderPageBitmap(
      bitmap: number,
      page: number,
      startX: number,
      startY: number,
      sizeX: number,
      sizeY: number,
      rotate: number,
      flags: number,
    ): void;
  }

  export function PDFiumModule(options: { print?: (line: string) => void; printErr?: (line: string) => void }): Promise<Pdfium>;
}
