import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** What is posted there becomes tests/support/base.sql. */
    baseFile: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    writeFileSync("tests/support/base.sql", text);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("baseFile", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => void server.close();
}
