/** A translator that some browsers have on the device (Chrome and Edge, as `self.Translator`). */
interface DeviceTranslator {
  readonly source: string;
  /** Loads its language at the first use, which the browser allows after a press only. */
  translate(text: string): Promise<string>;
}

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

interface TranslatorFactory {
  availability(languages: Languages): Promise<string>;
  create(languages: Languages): Promise<{ translate(text: string): Promise<string> }>;
}

const isFactory = (value: unknown): value is TranslatorFactory =>
  typeof value === 'function' && 'availability' in value && 'create' in value;

/** A translator on this device from the first of `spoken` that it knows; null where the browser has none. */
export async function deviceTranslator(spoken: readonly string[], target: string): Promise<DeviceTranslator | null> {
  const factory: unknown = Reflect.get(globalThis, 'Translator');
  if (!isFactory(factory)) return null;
  for (const source of spoken.filter((code) => /^[a-z]{2,3}$/.test(code) && code !== target)) {
    const languages = { sourceLanguage: source, targetLanguage: target };
    const availability = await factory.availability(languages).catch(() => 'unavailable');
    if (availability !== 'unavailable')
      return { source, translate: async (text) => (await factory.create(languages)).translate(text) };
  }
  return null;
}
