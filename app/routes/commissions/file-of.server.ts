export async function fileOf(
  request: Request,
  make: (format: "json" | "csv") => Promise<{ name: string; text: string }>,
): Promise<Response> {
  const format = new URL(request.url).searchParams.get("format") === "csv" ? "csv" : "json";
  const { name, text } = await make(format);
  return new Response(text, {
    headers: {
      "content-type": format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
