import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a server that saves the body of a request to `/name.sql` in tests/base. */
    baseFile: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    writeFileSync(join("tests/base", basename(request.url ?? "")), text);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("baseFile", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => void server.close();
}
