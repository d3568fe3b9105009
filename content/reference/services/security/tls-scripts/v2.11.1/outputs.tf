# modules/tls-scripts of the service catalog, v2.11.1.

# This module has no outputs.
