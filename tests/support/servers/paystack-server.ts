import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A server with Paystack's transaction API. POST /pay/<reference> pays a transaction; POST /fail sets the next failures. */
    paystack: string;
  }
}

interface Transaction {
  amount: number;
  currency: string;
  status: string;
}

const KEY = "sk_test_njia";

async function jsonOf(request: IncomingMessage): Promise<Record<string, string | number>> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
}

/** Responds like Paystack, and fails as configured: "500", "html", "silent". */
export default async function setup(project: TestProject) {
  const known = new Map<string, Transaction>();
  let failing: string[] = [];
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

  const server = createServer(async (request, response) => {
    const [, kind = "", what = "", reference = ""] = (request.url ?? "").split("/");
    const body = request.method === "POST" ? await jsonOf(request) : {};
    if (kind === "fail") {
      failing = String(body.how ?? "")
        .split(" ")
        .filter(Boolean);
      return answer(response, 200, {});
    }
    if (kind === "pay") {
      const transaction = known.get(what);
      if (transaction) Object.assign(transaction, { status: "success" }, body);
      return answer(response, 200, {});
    }
    const how = failing.shift();
    if (how === "silent") return response.destroy();
    if (how === "500") return answer(response, 500, { status: false, message: "Internal error" });
    if (how === "html") return response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return answer(response, 401, { status: false, message: "Invalid key" });
    if (what === "initialize") {
      const asked = String(body.reference);
      if (known.has(asked))
        return answer(response, 400, { status: false, message: "Duplicate Transaction Reference" });
      known.set(asked, {
        amount: Number(body.amount),
        currency: String(body.currency),
        status: "abandoned",
      });
      const data = {
        authorization_url: `https://checkout.paystack.com/${asked}`,
        access_code: "x",
        reference: asked,
      };
      return answer(response, 200, { status: true, message: "Authorization URL created", data });
    }
    const transaction = known.get(decodeURIComponent(reference));
    if (!transaction)
      return answer(response, 404, { status: false, message: "Transaction reference not found" });
    return answer(response, 200, {
      status: true,
      message: "Verification successful",
      data: { id: 1, reference, ...transaction, gateway_response: "Successful" },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("paystack", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => server.close();
}
