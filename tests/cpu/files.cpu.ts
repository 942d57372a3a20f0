import { beforeAll, describe, expect, it } from "vitest";
import { type Row, TABLE } from "../access/table";
import { type EveryId, everyId } from "../support/harness/every-id";
import { FILE_INPUTS, type FileInput } from "./file-inputs";
import { faultsIn, type Input, measured } from "./measure";
import { askAs } from "./requests";
import { MEGABYTE } from "./shapes";

const rowOf = (path: string): Row => {
  const row = TABLE.find((row) => row.path === path);
  if (!row) throw new Error(`no row for ${path}`);
  return row;
};

function bodyOf({ field, file, type, fields = {} }: FileInput, text: string): RequestInit {
  if (field === null) return { method: "POST", headers: { "content-type": type }, body: text };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(field, new File([text], file, { type }));
  return { method: "POST", body };
}

function inputOf(every: EveryId, asked: FileInput): Input {
  const { path, query = "", file, head = "", valid, method = "POST", json } = asked;
  const row = rowOf(path);
  return {
    name: `${method} ${path}${query} ${file}`,
    bytes: MEGABYTE,
    valid,
    send: (text) => {
      const content = `${head}${text}`;
      const init = json
        ? { method, headers: { "content-type": "application/json" }, body: JSON.stringify(json(content)) }
        : { ...bodyOf(asked, content), method };
      return askAs(every, row, { ...init, query });
    },
  };
}

let every: EveryId;
beforeAll(async () => {
  every = await everyId();
}, 600_000);

describe("a file of one megabyte", () => {
  it.each(FILE_INPUTS.map((asked) => ({ ...asked, name: `${asked.path} ${asked.file}` })))(
    "costs at most 600 ms of CPU: $name",
    async (asked) => {
      expect(await faultsIn(await measured([inputOf(every, asked)]))).toEqual([]);
    },
  );
});
