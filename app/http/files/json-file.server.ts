/** A JSON download. `fileName` is set by our code, in plain ASCII. */
export const jsonFile = (fileName: string, content: unknown): Response =>
  new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
