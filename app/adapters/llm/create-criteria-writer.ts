import type { Config } from "~/core/config";
import type { CriteriaWriter } from "./criteria-writer";

/** Milliseconds before a search prompt falls back to the built-in parser. */
const TIME_LIMIT = 20_000;
const WORKERS_AI_MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";

/**
 * Creates the configured language model; null if none is configured, and then only the built-in parser is used. An
 * OpenAI-compatible provider takes precedence over the Workers AI binding. The AI SDK is loaded on first use, so that
 * it adds no start-up time to a Worker without a model.
 */
export function createCriteriaWriter(
  config: Pick<Config, "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL">,
  env: { AI?: Ai },
  timeLimit = TIME_LIMIT,
): CriteriaWriter | null {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model } = config;
  if (baseURL && model)
    return {
      name: model,
      async write(sentence, choices) {
        const { writeCriteria, openAiCompatibleModel } = await import("./llm-client");
        return writeCriteria(openAiCompatibleModel({ baseURL, apiKey, model }), sentence, choices, timeLimit);
      },
      async writeMail(brief) {
        const [{ openAiCompatibleModel }, { writeMail }] = await loadMail();
        return writeMail(openAiCompatibleModel({ baseURL, apiKey, model }), brief, timeLimit);
      },
      async writePosts(...asked) {
        const [{ openAiCompatibleModel }, { writePosts }] = await loadPosts();
        return writePosts(openAiCompatibleModel({ baseURL, apiKey, model }), ...asked, timeLimit);
      },
      async chooseIndustries(...asked) {
        const [{ openAiCompatibleModel }, { chooseIndustries }] = await loadChoice();
        return chooseIndustries(openAiCompatibleModel({ baseURL, apiKey, model }), ...asked, timeLimit);
      },
      async readReply(...asked) {
        const [{ openAiCompatibleModel }, { readReply }] = await loadReply();
        return readReply(openAiCompatibleModel({ baseURL, apiKey, model }), ...asked, timeLimit);
      },
    };
  const binding = env.AI;
  if (!binding) return null;
  const name = model ?? WORKERS_AI_MODEL;
  return {
    name,
    async write(sentence, choices) {
      const { writeCriteria, workersAiModel } = await import("./llm-client");
      return writeCriteria(workersAiModel(binding, name), sentence, choices, timeLimit);
    },
    async writeMail(brief) {
      const [{ workersAiModel }, { writeMail }] = await loadMail();
      return writeMail(workersAiModel(binding, name), brief, timeLimit);
    },
    async writePosts(...asked) {
      const [{ workersAiModel }, { writePosts }] = await loadPosts();
      return writePosts(workersAiModel(binding, name), ...asked, timeLimit);
    },
    async chooseIndustries(...asked) {
      const [{ workersAiModel }, { chooseIndustries }] = await loadChoice();
      return chooseIndustries(workersAiModel(binding, name), ...asked, timeLimit);
    },
    async readReply(...asked) {
      const [{ workersAiModel }, { readReply }] = await loadReply();
      return readReply(workersAiModel(binding, name), ...asked, timeLimit);
    },
  };
}

const loadChoice = () => Promise.all([import("./llm-client"), import("./classify-industries")]);
const loadReply = () => Promise.all([import("./llm-client"), import("./classify-reply")]);
const loadMail = () => Promise.all([import("./llm-client"), import("./draft-email")]);
const loadPosts = () => Promise.all([import("./llm-client"), import("./draft-posts")]);
