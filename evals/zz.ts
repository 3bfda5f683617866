import { reply } from '#src/domain/assistant/assistant.ts';
import { knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { facts } from './assistant/site.ts';
const k = knowledgeOf(facts);
for (const m of ['Thanks. We copy orders from email into the ERP by hand every day', 'thanks a lot', 'ok thx bye', 'great thanks, the logo price please', 'Thank you. Our chatbot prices?', 'thanks, invoice capture', 'gotta run, bye', 'that was helpful, thank you, have a nice day', 'bye bye paper', 'Starter vs Business, main points only', 'our bot is down', 'Your invoice is wrong twice', 'we want a bot. our old one was broken down', 'our invoices are always wrong and come twice, it is a mess', 'My team is down two people and our system is slow', 'this automation is broken by design, says my boss'])
  console.log(m, '\n   =>', reply(k, m, []).text.slice(0, 140).replaceAll('\n', ' '), '|', reply(k, m, []).suggestions.join(' / '));
