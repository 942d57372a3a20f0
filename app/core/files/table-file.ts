import { z } from "zod";
import { csvResponse, csvStream } from "../csv";
import { xlsxStream } from "./xlsx";

/** The query parameter for the format of an export. */
export const FileFormat = z.enum(["csv", "xlsx"], "Choose csv or xlsx.").default("csv");
export type FileFormat = z.infer<typeof FileFormat>;

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The streamed response of a download. `name` is ours, plain ASCII, without its extension. */
export function tableFile(
  format: FileFormat,
  name: string,
  ...[header, rows]: Parameters<typeof csvStream>
): Response {
  if (format === "csv") return csvResponse(`${name}.csv`, csvStream(header, rows));
  return new Response(xlsxStream(header, rows), {
    headers: { "content-type": XLSX, "content-disposition": `attachment; filename="${name}.xlsx"` },
  });
}
