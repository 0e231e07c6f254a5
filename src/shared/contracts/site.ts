import { z } from 'zod';
import { teamMemberSchema } from './employee.ts';
import { newsSummarySchema } from './news.ts';
import { companyContactSchema } from './settings.ts';

/** Pesos for one unit of each currency, as the rates service last reported. */
export const exchangeRatesSchema = z.object({
  USD: z.number().positive(),
  EUR: z.number().positive(),
  GBP: z.number().positive(),
});
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;

/** The server's state as every public page shows it, loaded once. */
export const siteStateSchema = z.object({
  applicationsEnabled: z.boolean(),
  /** Null until the rates service has answered. */
  exchangeRates: exchangeRatesSchema.nullable(),
  /** The external booking page an owner configured; null where bookings are our own. */
  bookingEmbedUrl: z.string().nullable(),
  contact: companyContactSchema,
});
export type SiteState = z.infer<typeof siteStateSchema>;

export const homeSchema = z.object({
  /** The newest published ones, at most three; none where nothing is published yet. */
  news: z.array(newsSummarySchema),
  /** Active public employees in their display order. */
  employees: z.array(teamMemberSchema),
});
export type Home = z.infer<typeof homeSchema>;
