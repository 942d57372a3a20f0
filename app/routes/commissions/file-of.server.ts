import { textStream } from "~/core/bytes";

export async function fileOf(
  request: Request,
  make: (format: "json" | "csv") => Promise<{ name: string; pieces: AsyncGenerator<string> }>,
): Promise<Response> {
  const format = new URL(request.url).searchParams.get("format") === "csv" ? "csv" : "json";
  const { name, pieces } = await make(format);
  return new Response(textStream(pieces), {
    headers: {
      "content-type": format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
