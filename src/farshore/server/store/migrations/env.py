"""Where alembic starts: it migrates on the connection and in the transaction that the store hands over."""

from alembic import context

from farshore.server.store.schema import metadata

# SQLite's tables can be made and changed in a transaction, which alembic does not expect.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
