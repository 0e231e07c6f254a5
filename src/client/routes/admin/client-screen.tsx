import { ClientPage } from '../../features/clients/client-page.tsx';
import { InvoicesSection } from '../../features/invoices/invoices-section.tsx';
import { ProjectsSection } from '../../features/projects/projects-section.tsx';
import { ServicesSection } from '../../features/projects/services-section.tsx';

/** A client with everything that is done for them; each part is a feature of its own. */
export function ClientScreen() {
  return (
    <ClientPage
      services={(client) => <ServicesSection client={client} />}
      projects={(client) => <ProjectsSection client={client} />}
      invoices={(client) => <InvoicesSection client={client} />}
    />
  );
}
