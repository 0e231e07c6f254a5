/** In the address, so that a reload stays in the wizard and the way back leads out of it. */
export const wizardHash = 'apply';
